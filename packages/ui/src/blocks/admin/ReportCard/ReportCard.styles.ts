import styled from '../../../theme/styled.ts';
import { withPage } from '../../../theme/alignment.ts';
import { plainHeading } from '../../../theme/elements.ts';
import { media } from '../../../theme/media.ts';

export const CardRoot = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-14);
  padding: var(--kl-size-16);
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-1);
  overflow-wrap: anywhere;

  ${media.compact} {
    padding: var(--kl-size-20) var(--kl-size-22);
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-6) var(--kl-size-12);
`;

export const Title = styled.h2`
  ${plainHeading}
  flex: 1 1 14em;
  font-size: var(--kl-fs-20);
  ${withPage}
`;

export const Meta = styled.p`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
`;

export const Words = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--kl-size-14);
  border-inline-start: var(--kl-edge-3) solid var(--kl-line-strong);
  white-space: pre-wrap;
`;

export const PassageTitle = styled.h3`
  ${plainHeading}
  margin-block-end: var(--kl-size-6);
  color: var(--kl-text-soft);
  font: 600 var(--kl-fs-14) / var(--kl-lh-ui) var(--kl-font-ui);
`;

export const Passage = styled.p`
  font-family: var(--kl-font-tale);
  white-space: pre-wrap;
`;

export const Answers = styled.div`
  display: grid;
  gap: var(--kl-size-8);

  ${media.compact} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8) var(--kl-size-16);

  ${media.compact} {
    margin-inline-start: auto;
  }
`;
