// The requests of pages that are loaded on demand: notifications, accounts, and the waiting room.
import type {
  CodeRequest,
  DeliveryList,
  DeviceInfo,
  EmailRequest,
  NewDevice,
  NewWebhook,
  NotifyChange,
  NotifyInfo,
  NotifyMode,
  RecoverFinish,
  RecoverInfo,
  SessionList,
  TableInfo,
  TableNotify,
  TestAnswer,
  TestRequest,
  WebhookChange,
  WebhookInfo,
} from '../generated/wire';
import { address, call, tablePath, withLink } from './api';

const device = (id: string): string => `notify/devices/${encodeURIComponent(id)}`;
const webhook = (id: string): string => `notify/webhooks/${encodeURIComponent(id)}`;

export const requests = {
  sessions: () => call<SessionList>('GET', 'sessions'),
  endSession: (id: string) => call<void>('DELETE', `sessions/${encodeURIComponent(id)}`),
  /** Gives the account an address; a link is sent there. */
  email: (body: EmailRequest) => call<void>('POST', 'email', body),
  removeEmail: (password: string) => call<void>('DELETE', 'email', { password }),
  verifyEmail: (token: string) => call<void>('POST', 'email/verify', { token }),
  recover: (who: string) => call<void>('POST', 'recover', { who }),
  recoverLook: (token: string) => call<RecoverInfo>('POST', 'recover/look', { token }),
  recoverFinish: (body: RecoverFinish) => call<void>('POST', 'recover/finish', body),

  notify: () => call<NotifyInfo>('GET', 'notify'),
  changeNotify: (body: NotifyChange) => call<NotifyInfo>('PATCH', 'notify', body),
  addDevice: (body: NewDevice) => call<DeviceInfo>('POST', 'notify/devices', body),
  removeDevice: (id: string) => call<void>('DELETE', device(id)),
  addWebhook: (body: NewWebhook) => call<WebhookInfo>('POST', 'notify/webhooks', body),
  changeWebhook: (id: string, body: WebhookChange) => call<WebhookInfo>('PATCH', webhook(id), body),
  removeWebhook: (id: string) => call<void>('DELETE', webhook(id)),
  testNotify: (body: TestRequest) => call<TestAnswer>('POST', 'notify/test', body),
  deliveries: () => call<DeliveryList>('GET', 'notify/deliveries'),
  tableNotify: (id: string) => call<TableNotify>('GET', tablePath(id, '/notify')),
  setTableNotify: (id: string, mode: NotifyMode) => call<void>('PUT', tablePath(id, '/notify'), { mode }),
  setCode: (id: string, body: CodeRequest) => call<TableInfo>('POST', tablePath(id, '/code'), body),
  /** The address of the picture that leads to a table. */
  qrAddress: (id: string, link: string | undefined) =>
    address(tablePath(id, '/qr.svg') + withLink(link)).href,
};
