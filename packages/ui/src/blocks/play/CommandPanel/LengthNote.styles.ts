import styled from '../../../theme/styled.ts';
import { finerMedia } from '../../../theme/finerMedia.ts';

export const LengthRoot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-2) var(--kl-size-12);
  margin: 0;
  padding: var(--kl-size-4) var(--kl-size-12);
  border-radius: var(--kl-radius-8);
  background: var(--kl-glass);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);

  > bdi {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  &[data-over] {
    color: var(--kl-danger-text);
    font-weight: 600;
  }

  ${finerMedia.low} {
    flex: 1 1 100%;
  }
`;
