import fs from 'node:fs';
import path from 'node:path';
import { collect } from '../lib/processes.mjs';
import { say } from '../lib/project.mjs';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { type WebKitPrograms, startWebKit } from './webkit.ts';

export interface Engine {
  readonly name: string;
  /** What is missing on this machine; then there is no `start`. */
  readonly missing?: string;
  readonly start?: () => Promise<Driver>;
}

const PROGRAMS = ['/usr/bin', '/usr/local/bin'];
const MINI_BROWSER = /^webkit2?gtk-[\d.]+$/;

const programNamed = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => PROGRAMS.map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));

/** Each distribution has the browser of WebKitGTK in another folder. */
function miniBrowser(): string | undefined {
  const libraries = [
    '/usr/lib',
    '/usr/libexec',
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`,
  ];
  return libraries
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder)
        .filter((name) => MINI_BROWSER.test(name))
        .map((name) => path.join(folder, name, 'MiniBrowser')),
    )
    .find((file) => fs.existsSync(file));
}

const firefoxProgram = () => process.env.FIREFOX_PATH ?? programNamed('firefox-esr', 'firefox');

function webKitPrograms() {
  const [driver, browser, screen] = [programNamed('WebKitWebDriver'), miniBrowser(), programNamed('Xvfb')];
  const hasScreen = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  if (!driver || !browser || !(screen ?? hasScreen)) return undefined;
  return { driver, browser, screen: hasScreen ? undefined : screen };
}

/** The distribution's own, where we may: Playwright's builds of these engines are patched ones. */
async function install(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  say(`installing engines for the journeys (apt-get install ${packages.join(' ')})`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await collect('apt-get', ['update'], { env });
  const { code, output } = await collect(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages],
    { env },
  );
  if (code !== 0) console.error(output.trim());
}

/** What can be started, and what is missing for the rest. */
export function enginesOf(
  firefox: string | undefined,
  webKit: WebKitPrograms | undefined,
): readonly Engine[] {
  return [
    firefox
      ? { name: 'Firefox', start: () => startFirefox(firefox) }
      : { name: 'Firefox', missing: 'not on this machine (Debian: apt-get install firefox-esr)' },
    webKit
      ? { name: 'WebKitGTK', start: () => startWebKit(webKit) }
      : {
          name: 'WebKitGTK',
          missing: 'not on this machine (Debian: apt-get install webkit2gtk-driver xvfb)',
        },
  ];
}

/** Firefox and WebKitGTK, installed where they are missing and can be. */
export async function findEngines(): Promise<readonly Engine[]> {
  const wanted = [
    ...(firefoxProgram() ? [] : ['firefox-esr']),
    ...(webKitPrograms() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (wanted.length > 0) await install(wanted);
  return enginesOf(firefoxProgram(), webKitPrograms());
}
