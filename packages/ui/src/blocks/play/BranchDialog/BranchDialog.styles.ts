import styled from '../../../theme/styled.ts';

/** The first two lines of the text, with a margin rule as on the leaf. */
export const FirstLine = styled.blockquote`
  display: -webkit-box;
  margin: 0;
  padding-inline-start: var(--kl-size-14);
  border-inline-start: var(--kl-edge-3) solid var(--kl-gold);
  color: var(--kl-text-soft);
  font-family: var(--kl-font-tale);
  font-size: var(--kl-fs-17);
  line-height: var(--kl-lh-tale);
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
