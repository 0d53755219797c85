// The requests of a settings form: one at a time, with their outcome.
import { failure } from '../../lib/api';

export class FormRequest {
  busy = $state(false);
  failed = $state('');
  done = $state('');

  /** Makes a request unless one is running; `then` is shown on success. Returns whether it succeeded. */
  async run(what: () => Promise<void>, then = ''): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.failed = this.done = '';
    try {
      await what();
      this.done = then;
      return true;
    } catch (error) {
      this.failed = failure(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
