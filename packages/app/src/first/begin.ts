/** The address of the app's first script, written in by the build. */
declare const MAIN: string;

/** Longer than this the app waits for nothing. */
const PATIENCE_MS = 400;
const PAINT = 'largest-contentful-paint';

/** The scripts are on their way already; they are run when the first view has been painted, and its picture with it. */
void begin();

async function begin(): Promise<void> {
  await Promise.race([firstViewPainted(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  await import(MAIN).catch(sayThatItFailed);
}

/** No words of the product are there yet, so these are repeated. */
function sayThatItFailed(): void {
  const notice = document.createElement('p');
  notice.className = 'failed';
  notice.role = 'alert';
  const again = document.createElement('button');
  again.textContent = 'Try again';
  again.addEventListener('click', () => location.reload());
  notice.append('Something went wrong on this page. ', again);
  document.body.append(notice);
}

async function firstViewPainted(): Promise<void> {
  // a page in the background paints nothing
  if (document.visibilityState === 'hidden') return;
  const picture = document.querySelector<HTMLImageElement>('.first img');
  if (PerformanceObserver.supportedEntryTypes.includes(PAINT)) await reported(picture);
  else await nextFrame();
}

/** Until the browser reports that the picture was painted, or anything where there is none. */
function reported(picture: HTMLImageElement | null): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { readonly element?: Element | null })[];
      if (picture && !entries.some(({ element }) => element === picture)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: PAINT, buffered: true });
    // a picture that does not arrive is not waited for
    picture?.decode().catch(() => resolve());
  });
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
