import styled from '@emotion/styled';
import { plainHeading } from '../../../theme/elements.ts';

export const InspectorRoot = styled.section`
  display: grid;
  align-content: start;
  gap: var(--kl-size-16);
  min-inline-size: 0;
  padding: var(--kl-size-18) var(--kl-size-22);
  background: var(--kl-surface-1);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-4) var(--kl-size-12);

  [aria-pressed='true'] {
    color: var(--kl-gold-text);
  }
`;

export const Title = styled.h2`
  ${plainHeading}
  padding-block-start: 0.12em;
  font-size: var(--kl-fs-22);
`;

export const Choices = styled.div`
  display: grid;
  gap: var(--kl-size-12);
`;

export const ChoicesTitle = styled.h3`
  ${plainHeading}
  font: 600 var(--kl-fs-14) / 1.4 var(--kl-font-ui);
`;

export const NoChoices = styled.p`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);
`;

export const ChoiceRowRoot = styled.div`
  display: grid;
  grid-template-columns: var(--kl-size-18) minmax(0, 1fr) var(--kl-ctl-sm);
  align-items: center;
  gap: var(--kl-size-6) var(--kl-size-8);
`;

export const ChoiceNumber = styled.span`
  color: var(--kl-text-soft);
  font-variant-numeric: tabular-nums;
`;

export const Target = styled.div`
  grid-column: 2 / 4;
`;

export const Delete = styled.div`
  margin-inline-start: calc(-1 * var(--kl-size-12));

  && button {
    color: var(--kl-danger-text);
  }
`;
