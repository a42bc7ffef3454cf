import { troubleText } from '../../parts/resource/resource-view.js';
import type { RoomHost } from '../shell/room.js';

/** Reads something beside the environment, one thing at a time. */
export class Asking {
  protected readonly host: RoomHost;
  #isBusy = false;
  /** Why it was not read. */
  problem = '';

  constructor(host: RoomHost) {
    this.host = host;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  protected async during(act: () => Promise<void>): Promise<void> {
    const { record } = this.host;
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.problem = '';
    record.update();
    try {
      await act();
    } catch (error) {
      this.problem = troubleText(record.words, record.failed(error));
    } finally {
      this.#isBusy = false;
      record.update();
    }
  }
}
