import { chromium } from 'playwright';
import { execSync } from 'node:child_process';
const exe = execSync('which chromium-headless-shell').toString().trim();
const base = 'http://127.0.0.1:4577';
const only = process.argv[2]?.split(',');
const widths = (process.argv[3] ?? '1440,390').split(',').map(Number);
const theme = process.argv[4] ?? 'night';
const lang = process.argv[5] ?? 'en';
const b = await chromium.launch({ executablePath: exe, args: ['--no-sandbox', '--disable-gpu'] });
const pages = {
  login: '/admin',
  overview: '/admin/overview',
  stories: '/admin/stories',
  new: '/admin/stories/new',
  reviews: '/admin/reviews',
  reports: '/admin/reports',
  categories: '/admin/categories',
  tags: '/admin/tags',
  people: '/admin/people',
  audit: '/admin/audit',
};
for (const w of widths) {
  const c = await b.newContext({
    viewport: { width: w, height: w === 390 ? 844 : 900 },
    reducedMotion: 'reduce',
    ...(w === 390 ? { hasTouch: true, isMobile: true } : {}),
  });
  await c.addInitScript(
    ([t, l]) => {
      localStorage.setItem('kathaloka.theme', t);
      localStorage.setItem('kathaloka.language', l);
    },
    [theme, lang],
  );
  const p = await c.newPage();
  p.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 300)));
  p.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 400)));
  await p.goto(base + '/admin');
  if (!only || only.includes('login')) {
    await p.waitForTimeout(800);
    await p.screenshot({ path: `/tmp/look-login-${w}-${theme}.png` });
  }
  await p.locator('input').first().fill('admin');
  await p.locator('input[type=password]').fill('Admin!pass1');
  await p.keyboard.press('Enter');
  await p.waitForURL('**/admin/stories');
  for (const [n, u] of Object.entries(pages)) {
    if (n === 'login' || (only && !only.includes(n))) continue;
    await p.goto(base + u);
    await p.waitForLoadState('networkidle');
    await p.waitForTimeout(600);
    const over = await p.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) console.log('OVERFLOW', n, w, over);
    await p.screenshot({
      path: `/tmp/look-${n}-${w}-${theme}${lang === 'en' ? '' : '-' + lang}.png`,
      fullPage: true,
      clip: undefined,
    });
  }
  await c.close();
}
await b.close();
