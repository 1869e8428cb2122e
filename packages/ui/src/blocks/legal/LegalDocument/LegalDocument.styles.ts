import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const DocumentRoot = styled.article`
  container-type: inline-size;
  min-inline-size: 0;
  scroll-margin-block-start: 24px;
`;

export const DocumentTitle = styled.h1`
  font-size: 2.125rem;

  ${media.compact} {
    font-size: var(--fs-48);
  }
`;

export const Dated = styled.p`
  margin-block: 12px 30px;
  color: var(--text-mute);
`;

export const SectionRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px 60px;
  margin-block-end: 36px;
  scroll-margin-block-start: 24px;
  font: 400 var(--fs-18) / var(--lh-tale) var(--font-tale);

  ${media.compact} {
    font-size: 1.1875rem;
  }

  @container (min-width: 860px) {
    grid-template-columns: minmax(0, var(--measure)) minmax(0, 200px);
  }
`;

export const SectionTitle = styled.h2`
  grid-column: 1 / -1;
  display: flex;
  align-items: baseline;
  gap: 14px;
  font-size: var(--fs-22);

  ${media.compact} {
    font-size: 1.625rem;
  }
`;

export const Numeral = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--gold-text);
  font-size: 1.0625rem;
  font-variant-numeric: tabular-nums;

  > svg {
    block-size: 15px;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: var(--measure);
  text-wrap: pretty;

  ul {
    display: grid;
    gap: 4px;
    margin: 0;
    padding-inline-start: 1.2em;
  }
  li::marker {
    color: var(--gold-text);
  }
`;

/** The margin rule of the manuscripts: beside the text where there is room, else below it. */
export const MarginNote = styled.p`
  align-self: start;
  max-inline-size: var(--measure);
  margin-block-start: 4px;
  padding-inline-start: 16px;
  border-inline-start: 5px double var(--rule);
  color: var(--text-soft);
  font: italic 400 1.0625rem / 1.5 var(--font-tale);

  &:lang(ur) {
    font-style: normal;
    line-height: var(--lh-ui);
  }
`;
