import styled from '../../../theme/styled.ts';
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
  grid-template-columns: var(--kl-size-18) minmax(0, 1fr);
  align-items: center;
  gap: var(--kl-size-6) var(--kl-size-8);
`;

export const ChoiceNumber = styled.span`
  color: var(--kl-text-soft);
  font-variant-numeric: tabular-nums;
`;

export const Target = styled.div`
  grid-column: 2;
`;

export const Delete = styled.div`
  margin-inline-start: calc(-1 * var(--kl-size-12));

  && button {
    color: var(--kl-danger-text);
  }
`;

export const Tools = styled.div`
  grid-column: 2;
  display: flex;
  align-items: center;
  gap: var(--kl-size-4);

  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Grip = styled.span`
  display: grid;
  place-items: center;
  inline-size: var(--kl-size-24);
  block-size: var(--kl-ctl-sm);
  color: var(--kl-text-mute);
  cursor: grab;
`;

export const Further = styled.details`
  grid-column: 2;
  min-inline-size: 0;

  > summary {
    min-block-size: var(--kl-size-24);
    color: var(--kl-gold-text);
    font-size: var(--kl-fs-14);
    cursor: pointer;
  }
`;

export const FurtherFields = styled.div`
  display: grid;
  gap: var(--kl-size-12);
  margin-block-start: var(--kl-size-8);
  padding-inline-start: var(--kl-size-12);
  border-inline-start: var(--kl-edge-2) solid var(--kl-line);
`;

export const Suggestions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-6);
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    block-size: auto;
    min-block-size: var(--kl-ctl-sm);
    white-space: normal;
    text-align: start;
  }
`;

export const VariantRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-8);
  padding: var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-8);

  > div:last-child {
    grid-column: 1;
  }
`;

export const TextFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-12);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;

export const Preview = styled.div`
  padding: var(--kl-size-12) var(--kl-size-16);
  border-radius: var(--kl-radius-8);
  background: var(--kl-bg-deep);
`;

export const ChapterRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-4);

  > div {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Fold = styled.details`
  min-inline-size: 0;
  padding-block-start: var(--kl-size-12);
  border-block-start: var(--kl-hairline) solid var(--kl-line);

  > summary {
    min-block-size: var(--kl-size-28);
    font-weight: 600;
    cursor: pointer;
  }
  > summary + * {
    margin-block-start: var(--kl-size-12);
  }
`;
