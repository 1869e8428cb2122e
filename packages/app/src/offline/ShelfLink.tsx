import { paths, TextLink, offlineWords, useWords } from '@kathaloka/ui';

/** The way to what the device keeps, from a page that does not come without a network. */
export function ShelfLink() {
  return <TextLink href={paths.offline}>{useWords(offlineWords).shelf}</TextLink>;
}
