// the first match wins: most browsers also contain the names of others
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;
const LONGEST = 500;

/** `Firefox on Linux`: enough to recognise one's own devices, and the only part of the user agent that is stored. Empty if unknown. */
export function describeDevice(userAgent: string): string {
  const text = userAgent.slice(0, LONGEST);
  const browser = BROWSERS.find(([, pattern]) => pattern.test(text))?.[0];
  const system = SYSTEMS.find(([, pattern]) => pattern.test(text))?.[0];
  return [browser, system].filter((part) => part !== undefined).join(' on ');
}
