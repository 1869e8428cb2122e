/** A service worker as its pages see it. */
export class PageWorker {
  /** What it was told. */
  told: unknown[] = [];
  /** What it answers where it is asked to install the shell. */
  failure: string | null = null;

  postMessage(message: unknown, [port]: MessagePort[] = []): void {
    this.told.push(message);
    port?.postMessage({ failure: this.failure });
  }
}

/** A page registers once, so there is one registration for all tests of a process. */
export const registration = Object.assign(new EventTarget(), {
  active: new PageWorker(),
  waiting: null as PageWorker | null,
  update: async () => undefined,
});

/** `navigator.serviceWorker` of a page that a worker serves. */
export const aContainer = () =>
  Object.assign(new EventTarget(), { controller: registration.active, register: async () => registration });
