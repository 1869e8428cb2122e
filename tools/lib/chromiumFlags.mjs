/** The flags of every Chromium that we start: no sandbox (containers, root), no background network requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags for the same rendering on every machine. */
export const STEADY_PICTURE_FLAGS = [
  '--force-device-scale-factor=1',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
];

/** Pages with hundreds of stories allocate much memory: collecting garbage less often saves a tenth of the work. */
export const FEWER_COLLECTIONS = '--js-flags=--max-semi-space-size=64 --min-semi-space-size=32';

/**
 * The pages of a journey are closed before optimising code or collecting garbage pays off. Saves a quarter of the work.
 */
export const SHORT_LIVED_PAGES = '--js-flags=--no-opt --max-semi-space-size=64 --min-semi-space-size=16';

/** The lightest browser, for tests that compare no pictures: it renders text slightly differently. */
export function lightChromiumPath() {
  return process.env.CHROMIUM_SHELL_PATH ?? chromiumPath();
}

export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
}
