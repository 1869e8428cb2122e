import styled from '../../../theme/styled.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const CardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--kl-size-8);
  min-inline-size: 0;
  min-block-size: 232px;
  padding: var(--kl-size-16) var(--kl-size-18) var(--kl-size-18);
  border: var(--kl-hairline) solid transparent;
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-2);

  &[data-state='completed'] {
    border-color: var(--kl-success-line);
  }
  &[data-state='locked'] {
    border: var(--kl-hairline) dashed var(--kl-line-strong);
    background: none;
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-6);
  min-block-size: var(--kl-size-32);
`;

export const Title = styled.h3`
  ${plainHeading}
  margin-block-start: var(--kl-size-4);
  font-size: var(--kl-fs-20);
  overflow-wrap: anywhere;

  [data-state='locked'] > & {
    color: var(--kl-text-mute);
  }
`;

export const Description = styled.p`
  color: var(--kl-text-soft);
  line-height: var(--kl-lh-ui);
  overflow-wrap: anywhere;

  [data-state='locked'] > & {
    color: var(--kl-text-mute);
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: var(--kl-size-8);
  margin-block-start: auto;
  padding-block-start: var(--kl-size-8);
`;

export const Figures = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--kl-size-8);
  color: var(--kl-text-soft);
  font-variant-numeric: tabular-nums;

  > b {
    color: var(--kl-text);
    font-weight: 600;
  }
  [data-state='locked'] & {
    &,
    > b {
      color: var(--kl-text-mute);
    }
  }
`;

export const Reward = styled.p`
  display: flex;
  align-items: center;
  gap: var(--kl-size-8);
  color: var(--kl-gold-text);
  font-weight: 600;

  [data-state='locked'] & {
    color: var(--kl-text-mute);
  }
`;
