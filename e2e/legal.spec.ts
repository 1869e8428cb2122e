import { showCatalogue } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';

const DOCUMENTS = [
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    date: 'Last revised 27 March 2024',
    sections: [
      'Introduction',
      'Acceptance of Terms',
      'Who May Use the Services',
      'User Accounts',
      'Modifications',
      'Refund Policy',
      'Governing Law',
    ],
    says: { 'Who May Use the Services': ['13', '18', 'guardian'] },
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    date: 'Last updated 27 March 2024',
    sections: [
      'Information We Collect',
      'How We Use Information',
      'How We Share Information',
      'Security',
      'Your Rights',
      'Children Under 13',
      'International Transfers',
      'Changes to This Policy',
      'Contact',
    ],
    says: { 'Children Under 13': ['13'] },
  },
] as const;

for (const { path, title, date, sections, says } of DOCUMENTS) {
  test(`the ${title} have their date, and sections with headings`, async ({ page }) => {
    await showCatalogue(page);
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Kathaloka`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByText(date)).toBeVisible();
    for (const name of sections) await expect(main.getByRole('region', { name })).toBeVisible();
    for (const [name, words] of Object.entries(says)) {
      for (const word of words) await expect(main.getByRole('region', { name })).toContainText(word);
    }
  });
}

test('the guidebook links to four anchors, and each exists', async ({ page, isMobile }) => {
  await showCatalogue(page);
  await page.goto('/privacy-policy');
  const places = {
    'Getting Started': ['/terms-of-service#getting-started', 'Getting Started'],
    'Account Questions': ['/terms-of-service#account-questions', 'Account Questions'],
    'Privacy & Security': ['/privacy-policy#privacy-security', 'Privacy Policy'],
    'Terms of Service': ['/terms-of-service#terms-of-service', 'Terms of Service'],
  } as const;
  for (const [name, [address, heading]] of Object.entries(places)) {
    await page
      .getByRole('navigation', { name: 'Guidebook' })
      .getByRole('link', { name, exact: true })
      .press('Enter');
    await expect(page).toHaveURL(address);
    await expect(
      page.getByRole('main').getByRole('heading', { name: heading, exact: true }),
    ).toBeInViewport();
  }
  // a small screen has no room for the table of contents
  if (isMobile) return;
  await page.getByRole('link', { name: 'Refund Policy' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Refund Policy' })).toBeInViewport();
  await expect(page).toHaveURL('/terms-of-service#refund-policy');
});
