import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { plainButton } from '../../theme/elements.ts';

export const TagRoot = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Finder = styled.div`
  flex: 1 0 100%;
`;

export const MoreTags = styled.p`
  align-self: center;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;

export const TagToggle = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);
  min-block-size: var(--kl-size-36);
  max-inline-size: 100%;
  padding: var(--kl-size-4) var(--kl-size-14);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-surface-2);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);
  font-weight: 500;
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-align: start;
  transition:
    background var(--kl-t-1),
    border-color var(--kl-t-1);

  &:hover {
    border-color: var(--kl-line-strong);
    color: var(--kl-text);
  }
  &[aria-pressed='true'] {
    border-color: var(--kl-gold);
    background: var(--kl-gold-soft);
    color: var(--kl-gold-text);
    font-weight: 600;
  }
  &[aria-disabled='true'] {
    color: var(--kl-text-mute);
    cursor: not-allowed;
  }
  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }
  &:lang(ur) {
    line-height: 1.6;
  }
  ${media.touch} {
    min-block-size: var(--kl-ctl);
    padding-inline: var(--kl-size-16);
    font-size: var(--kl-fs-15);
  }
`;

/** The tag's own colour is a dot beside its name, because text in it might be unreadable. */
export const ColourDot = styled.span`
  flex: none;
  inline-size: var(--kl-size-8);
  block-size: var(--kl-size-8);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-tag-colour);
`;
