import { paths, TextLink, offlineWords, useWords } from '@kathaloka/ui';

/** A link to the stories on this device, for a page that cannot be loaded without a network. */
export function ShelfLink() {
  return <TextLink href={paths.offline}>{useWords(offlineWords).shelf}</TextLink>;
}
