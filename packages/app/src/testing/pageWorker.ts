/** A service worker as its pages see it. */
export class PageWorker {
  /** The messages that it has received. */
  told: unknown[] = [];
  /** Its answer to a request to install the shell. */
  failure: string | null = null;

  postMessage(message: unknown, [port]: MessagePort[] = []): void {
    this.told.push(message);
    port?.postMessage({ failure: this.failure });
  }
}

/** Pages register once, so there is one registration for all tests in a process. */
export const registration = Object.assign(new EventTarget(), {
  active: new PageWorker(),
  waiting: null as PageWorker | null,
  update: async () => undefined,
});

/** A `navigator.serviceWorker` with a controlling worker. */
export const aContainer = () =>
  Object.assign(new EventTarget(), { controller: registration.active, register: async () => registration });
