import styled from '../../../theme/styled.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { media } from '../../../theme/media.ts';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-10);
  margin-block-start: var(--kl-size-20);

  > button {
    flex: 1 1 180px;
  }
  ${media.compact} {
    > button {
      flex: none;
    }
  }
`;

export const ActionHint = styled.p`
  flex-basis: 100%;
  margin: 0;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);
`;

export const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-4) var(--kl-size-6);
  margin-block-start: var(--kl-size-14);
`;

/** Buttons without a border; their texts are aligned with the line. */
export const PlainActions = styled(Quiet)`
  margin-block-start: var(--kl-size-8);
  margin-inline-start: calc(-1 * var(--kl-size-12));
`;

export const Reaction = styled(IconButton)`
  &[aria-pressed='true'] {
    border-color: var(--kl-sindoor-text);
    background: var(--kl-sindoor-soft);
    color: var(--kl-sindoor-text);

    svg {
      fill: currentColor;
    }
  }
`;
