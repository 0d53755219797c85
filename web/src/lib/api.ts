// The requests to the server, with generated types. A failed request is a `Failure`.
import type { Guide } from '../generated/learn';
import type {
  AbandonRequest,
  RenameRequest,
  AgreeRequest,
  BotToken,
  BranchRequest,
  CampaignInfo,
  CampaignList,
  CodeInfo,
  Components,
  ComponentText,
  Curve,
  GameInfo,
  SiteInfo,
  Ledger,
  LessonRequest,
  LoginRequest,
  Me,
  MeChange,
  MuteRequest,
  NewCampaign,
  NewTable,
  NextGameRequest,
  PasswordRequest,
  PlayOnRequest,
  Problem,
  RegisterRequest,
  ReplaceRequest,
  ReviewNews,
  SeatRequest,
  ShowRequest,
  SiteNoticeList,
  SitRequest,
  StartRequest,
  TableInfo,
  TableList,
  Verification,
} from '../generated/wire';
import { say, t, type Lang } from './i18n.svelte';

/** A rejected request, or one without a response (status 0). */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly problem?: Problem,
  ) {
    super(problem?.kind ?? `status ${status}`);
  }
}

/** The address of a path of the HTTP interface, for any location of the page. */
export function address(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

/** A request, with its answer. Pages use the functions below and in `requests.ts`. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, cache: 'no-store', credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(address(path), init);
  } catch {
    throw new Failure(0);
  }
  const text = await answer.text();
  let value: unknown;
  try {
    value = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new Failure(answer.status || 0);
  }
  if (!answer.ok) throw new Failure(answer.status, isProblem(value) ? value : undefined);
  return value as T;
}

/** The lines of a streaming response, until the caller stops. */
async function lines(path: string, signal: AbortSignal, told: (line: unknown) => void): Promise<void> {
  const init: RequestInit = { method: 'POST', cache: 'no-store', credentials: 'same-origin', signal };
  let answer: Response;
  try {
    answer = await fetch(address(path), init);
  } catch {
    throw new Failure(0);
  }
  if (!answer.ok || !answer.body) {
    const value: unknown = await answer.json().catch(() => undefined);
    throw new Failure(answer.status, isProblem(value) ? value : undefined);
  }
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Failure(0);
    });
    if (done) return;
    const parts = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part !== '') told(JSON.parse(part) as unknown);
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'kind' in value && 'reason' in value;
}

/** The message for a failed request. */
export function failure(error: unknown): string {
  if (error instanceof Failure) {
    if (error.problem) return say(error.problem.reason, []);
    return error.status === 0 ? t('fail-offline') : t('fail-status', { status: error.status });
  }
  return t('fail-ours');
}

const table = (id: string, what = ''): string => `tables/${encodeURIComponent(id)}${what}`;
const withLink = (link: string | undefined): string =>
  link === undefined ? '' : `?link=${encodeURIComponent(link)}`;

export { table as tablePath, withLink };

const campaign = (link: string, what = ''): string => `campaigns/${encodeURIComponent(link)}${what}`;

export const api = {
  me: () => call<Me | null>('GET', 'me'),
  guest: (name: string) => call<Me>('POST', 'guest', { name }),
  register: (body: RegisterRequest) => call<Me>('POST', 'register', body),
  login: (body: LoginRequest) => call<Me>('POST', 'login', body),
  logout: (everywhere: boolean) => call<void>('POST', everywhere ? 'logout-everywhere' : 'logout'),
  changeMe: (body: MeChange) => call<Me>('PATCH', 'me', body),
  password: (body: PasswordRequest) => call<Me>('POST', 'password', body),
  deleteMe: (password: string | undefined) => call<void>('DELETE', 'me', password ? { password } : {}),

  notices: () => call<SiteNoticeList>('GET', 'notices'),
  readNotices: () => call<void>('POST', 'notices/read'),

  house: () => call<SiteInfo>('GET', 'house'),
  games: () => call<GameInfo[]>('GET', 'games'),
  rules: (game: string, lang: Lang) => call<Ledger>('GET', `games/${game}/rules?lang=${lang}`),
  guide: (game: string, lang: Lang) => call<Guide>('GET', `games/${game}/guide?lang=${lang}`),
  components: (game: string) => call<Components>('GET', `games/${game}/components`),
  /** The effects of components in a data set that is not built in; without a name, the data set of new tables. */
  texts: (game: string, data?: string) =>
    call<ComponentText[]>('GET', `games/${game}/texts${data === undefined ? '' : `?data=${data}`}`),

  tables: () => call<TableList>('GET', 'tables'),
  myTables: () => call<TableList>('GET', 'my-tables'),
  createTable: (body: NewTable) => call<TableInfo>('POST', 'tables', body),
  table: (id: string, link?: string) => call<TableInfo>('GET', table(id) + withLink(link)),
  start: (id: string, body: StartRequest) => call<TableInfo>('POST', table(id, '/start'), body),
  sit: (id: string, body: SitRequest) => call<TableInfo>('POST', table(id, '/sit'), body),
  leave: (id: string, body: SeatRequest) => call<TableInfo>('POST', table(id, '/leave'), body),
  resign: (id: string, body: SeatRequest) => call<TableInfo>('POST', table(id, '/resign'), body),
  takeBack: (id: string, body: SeatRequest) => call<TableInfo>('POST', table(id, '/take-back'), body),
  link: (id: string, body: SeatRequest) => call<TableInfo>('POST', table(id, '/link'), body),
  unlink: (id: string, body: SeatRequest) => call<TableInfo>('POST', table(id, '/unlink'), body),
  replace: (id: string, body: ReplaceRequest) => call<TableInfo>('POST', table(id, '/replace'), body),
  mute: (id: string, body: MuteRequest) => call<TableInfo>('POST', table(id, '/mute'), body),
  agreeEnd: (id: string, body: AgreeRequest) => call<TableInfo>('POST', table(id, '/agree-end'), body),
  code: (code: string) => call<CodeInfo>('GET', `codes/${encodeURIComponent(code)}`),
  rematch: (id: string) => call<TableInfo>('POST', table(id, '/rematch'), {}),
  playOn: (id: string, body: PlayOnRequest) => call<TableInfo>('POST', table(id, '/play-on'), body),
  /** The table of a lesson, existing or new, optionally at a step. */
  lesson: (body: LessonRequest) => call<TableInfo>('POST', 'lessons', body),
  show: (id: string, body: ShowRequest) => call<TableInfo>('POST', table(id, '/show'), body),
  free: (id: string) => call<TableInfo>('POST', table(id, '/free'), {}),
  verify: (id: string) => call<Verification>('GET', table(id, '/verify')),
  curve: (id: string) => call<Curve>('GET', table(id, '/curve')),
  /** The review of a finished game, as a stream. */
  review: (id: string, link: string | undefined, signal: AbortSignal, told: (line: ReviewNews) => void) =>
    lines(table(id, '/review') + withLink(link), signal, (line) => told(line as ReviewNews)),
  botToken: (id: string, body: SeatRequest) => call<BotToken>('POST', table(id, '/bot-token'), body),
  revokeBot: (id: string, body: SeatRequest) => call<TableInfo>('DELETE', table(id, '/bot-token'), body),
  campaigns: () => call<CampaignList>('GET', 'campaigns'),
  campaign: (link: string) => call<CampaignInfo>('GET', campaign(link)),
  beginCampaign: (body: NewCampaign) => call<CampaignInfo>('POST', 'campaigns', body),
  nextGame: (link: string, body: NextGameRequest) => call<TableInfo>('POST', campaign(link, '/next'), body),
  breakOff: (link: string) => call<CampaignInfo>('POST', campaign(link, '/break-off'), {}),
  renameCampaign: (link: string, body: RenameRequest) =>
    call<CampaignInfo>('POST', campaign(link, '/rename'), body),
  abandonCampaign: (link: string, body: AbandonRequest) =>
    call<CampaignInfo>('POST', campaign(link, '/abandon'), body),
  branchCampaign: (link: string, body: BranchRequest) =>
    call<CampaignInfo>('POST', campaign(link, '/branch'), body),
  importCampaign: (document: unknown) => call<CampaignInfo>('POST', 'campaigns/import', { document }),
  campaignAddress: (link: string) => address(campaign(link, '/export')).href,
  recordAddress: (id: string) => address(table(id, '/record')).href,
};
