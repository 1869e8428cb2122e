import styled from '../../../theme/styled.ts';
import { container } from '../../../theme/finerMedia.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const DocumentRoot = styled.article`
  container-type: inline-size;
  min-inline-size: 0;
  scroll-margin-block-start: var(--kl-size-24);
`;

export const DocumentTitle = styled.h1`
  ${plainHeading}
  font-size: var(--kl-fs-34);

  ${media.compact} {
    font-size: var(--kl-fs-48);
  }
`;

export const Dated = styled.p`
  margin-block: var(--kl-size-12) var(--kl-size-32);
  color: var(--kl-text-mute);
`;

export const SectionRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-10) var(--kl-size-64);
  margin-block-end: var(--kl-size-36);
  scroll-margin-block-start: var(--kl-size-24);
  font: 400 var(--kl-fs-18) / var(--kl-lh-tale) var(--kl-font-tale);

  ${media.compact} {
    font-size: var(--kl-fs-19);
  }

  ${container.wide} {
    grid-template-columns: minmax(0, var(--kl-measure)) minmax(0, 200px);
  }
`;

export const SectionTitle = styled.h2`
  ${plainHeading}
  grid-column: 1 / -1;
  display: flex;
  align-items: baseline;
  gap: var(--kl-size-14);
  min-inline-size: 0;
  font-size: var(--kl-fs-22);
  overflow-wrap: anywhere;

  ${media.compact} {
    font-size: var(--kl-fs-26);
  }
`;

export const Numeral = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-6);
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-17);
  font-variant-numeric: tabular-nums;

  > svg {
    block-size: var(--kl-size-16);
  }
`;

export const Body = styled.div`
  display: grid;
  gap: var(--kl-size-12);
  max-inline-size: var(--kl-measure);
  text-wrap: pretty;

  ul {
    display: grid;
    gap: var(--kl-size-4);
    margin: 0;
    padding-inline-start: 1.2em;
  }
  li::marker {
    color: var(--kl-gold-text);
  }
`;

/** A marginal note: beside the text if there is room, otherwise below it. */
export const MarginNote = styled.p`
  align-self: start;
  max-inline-size: var(--kl-measure);
  margin-block-start: var(--kl-size-4);
  padding-inline-start: var(--kl-size-16);
  border-inline-start: var(--kl-edge-rule) double var(--kl-rule);
  color: var(--kl-text-soft);
  font: italic 400 var(--kl-fs-17) / 1.5 var(--kl-font-tale);

  &:lang(ur) {
    font-style: normal;
    line-height: var(--kl-lh-ui);
  }
`;
