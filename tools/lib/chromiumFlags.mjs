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

/** The same rendering on every machine. */
export const STEADY_PICTURE_FLAGS = [
  '--force-device-scale-factor=1',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
];

/** A page that shows hundreds of stories makes much that is dropped at once: collecting it less often is a tenth less work. */
export const FEWER_COLLECTIONS = '--js-flags=--max-semi-space-size=64 --min-semi-space-size=32';

/**
 * A journey opens a few pages and leaves them: they end before it pays to compile a script a second time, for speed, or
 * to collect what was dropped. A quarter less work.
 */
export const SHORT_LIVED_PAGES = '--js-flags=--no-opt --max-semi-space-size=64 --min-semi-space-size=16';

/** The lightest browser there is, for tests that compare no pictures: it draws letters a little differently. */
export function lightChromiumPath() {
  return process.env.CHROMIUM_SHELL_PATH ?? chromiumPath();
}

export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
}
