import styled from '../../../theme/styled.ts';
import { plainButton, plainHeading, plainIcon, plainList } from '../../../theme/elements.ts';

/** One line, however much there is: the names of things are cut first. */
export const Line = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: var(--kl-size-12);
  max-inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--kl-ctl);
  color: var(--kl-text-soft);
  font: 400 var(--kl-fs-14) / 1.4 var(--kl-font-ui);
  text-align: start;

  &:hover,
  &[aria-expanded='true'] {
    color: var(--kl-text);
  }
`;

export const Fact = styled.span`
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  gap: var(--kl-size-6);
  min-inline-size: 0;

  > svg {
    ${plainIcon}
    color: var(--kl-gold-text);
  }
  /* The names of things give way to the rest, which is shorter. */
  & + & {
    flex: 0 0 auto;
    max-inline-size: 40%;
  }
`;

export const FactText = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* Nastaliq rises above its line and descends below it. */
  &:lang(ur) {
    line-height: 2;
  }
`;

export const Names = styled(FactText)`
  flex: 1 1 auto;
`;

export const Whole = styled.div`
  display: grid;
  gap: var(--kl-size-14);
  inline-size: min(360px, 76vw);
`;

export const Part = styled.section`
  display: grid;
  gap: var(--kl-size-6);

  > ul {
    ${plainList}
    display: grid;
    gap: var(--kl-size-8);
  }
`;

export const PartTitle = styled.h3`
  ${plainHeading}
  color: var(--kl-text-soft);
  font: 600 var(--kl-fs-14) / 1.4 var(--kl-font-ui);
`;

export const Name = styled.span`
  display: block;
  font-family: var(--kl-font-tale);
  overflow-wrap: anywhere;
`;

export const Said = styled.span`
  display: block;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;
`;
