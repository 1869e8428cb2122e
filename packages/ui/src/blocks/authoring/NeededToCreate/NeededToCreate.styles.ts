import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainButton, plainList } from '../../../theme/elements.ts';

export const Needs = styled.ul`
  display: grid;
  gap: var(--kl-size-2);
  ${plainList}
`;

export const Need = styled.li`
  display: flex;
  align-items: center;
  gap: var(--kl-size-10);
  min-block-size: var(--kl-size-32);
  color: var(--kl-text-soft);

  svg {
    inline-size: var(--kl-size-20);
    block-size: var(--kl-size-20);
    color: var(--kl-text-mute);
  }
  &[data-done] {
    color: var(--kl-text);

    svg {
      color: var(--kl-success-text);
    }
  }
  ${media.touch} {
    min-block-size: var(--kl-ctl);
  }
`;

export const FieldLink = styled.button`
  ${plainButton}
  min-block-size: var(--kl-size-28);
  text-align: start;
  text-decoration: underline;
  text-decoration-color: var(--kl-line-strong);
  text-underline-offset: var(--kl-size-4);

  &:hover {
    color: var(--kl-gold-text);
    text-decoration-color: currentColor;
  }
  ${media.touch} {
    min-block-size: var(--kl-ctl);
  }
`;

export const Hint = styled.p`
  margin-block-start: var(--kl-size-10);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  text-wrap: pretty;
`;
