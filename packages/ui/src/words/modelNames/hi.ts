/** The names of the built-in narrators and painters, by key. */
export const modelNames: Readonly<Record<string, string>> = {
  tenali: 'तेनाली',
  birbal: 'बीरबल',
  vyasa: 'व्यास',
  vishvakarma: 'विश्वकर्मा',
  chitrakar: 'चित्रकार',
  ajanta: 'अजंता',
  ravivarma: 'रविवर्मा',
};
