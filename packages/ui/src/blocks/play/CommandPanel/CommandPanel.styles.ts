import styled from '../../../theme/styled.ts';
import { finerMedia } from '../../../theme/finerMedia.ts';
import { media } from '../../../theme/media.ts';
import { focusRing, noFocusRing } from '../../../theme/attention.ts';
import { plainButton } from '../../../theme/elements.ts';

/**
 * The panel. In a low window, and on a phone until the field is touched, the input and the commands share a
 * row.
 */
export const Panel = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--kl-size-8);

  ${media.compact} {
    gap: var(--kl-size-10);
  }
  ${finerMedia.low} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--kl-size-6);
  }
  ${finerMedia.small} {
    &[data-folded] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--kl-size-4);
    }
  }
`;

export const ActForm = styled.form`
  display: flex;
  gap: var(--kl-size-6);

  > button {
    min-block-size: var(--kl-size-48);
    min-inline-size: var(--kl-size-64);
    padding-inline: var(--kl-size-10);
    border-radius: var(--kl-radius-10);
  }
  > button svg {
    display: none;
  }
  > button[aria-disabled='true'] {
    transition: none;
  }

  ${media.compact} {
    gap: var(--kl-size-10);

    > button {
      min-inline-size: 104px;
    }
    > button svg {
      display: block;
    }
    > button svg:dir(rtl) {
      transform: scaleX(-1);
    }
  }
  ${finerMedia.low} {
    flex: 1 1 260px;
    gap: var(--kl-size-6);

    > button {
      min-block-size: var(--kl-ctl);
      min-inline-size: var(--kl-size-64);
    }
    > button svg {
      display: none;
    }
  }
  ${finerMedia.small} {
    [data-folded] > & {
      flex: 1 1 var(--kl-size-84);
    }
    [data-folded] > & > button {
      display: none;
    }
  }
`;

/** Only on a phone, while the panel is one line. */
export const UnfoldRoot = styled.button`
  ${plainButton}
  display: none;

  ${finerMedia.small} {
    display: inline-flex;
    align-items: center;
    gap: var(--kl-size-4);
    min-block-size: var(--kl-size-48);
    padding-inline: var(--kl-size-12);
    border: var(--kl-hairline) solid var(--kl-line-strong);
    border-radius: var(--kl-radius-10);
    background: var(--kl-glass);
    color: var(--kl-text);
    font-size: var(--kl-fs-14);
    font-weight: 600;
  }
  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }
`;

/** The field: what is typed may run in another direction than the page, so the balance is beside it and not over it. */
export const Well = styled.label`
  display: flex;
  flex: 1;
  align-items: stretch;
  min-inline-size: 0;
  min-block-size: var(--kl-size-48);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-10);
  background: var(--kl-well);

  &:has(:focus-visible) {
    ${focusRing}
    outline-offset: var(--kl-hairline);
  }
  ${finerMedia.low} {
    min-block-size: var(--kl-ctl);
  }
`;

export const ActionInput = styled.input`
  flex: 1;
  inline-size: 0;
  min-inline-size: 0;
  padding: var(--kl-size-10) var(--kl-size-12);
  border: 0;
  background: none;
  color: var(--kl-text);
  font: inherit;
  font-size: var(--kl-fs-16);
  text-overflow: ellipsis;

  &::placeholder {
    color: var(--kl-text-mute);
    opacity: 1;
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:focus-visible {
    ${noFocusRing}
  }

  ${media.compact} {
    padding-inline: var(--kl-size-14);
  }
`;

/** The line in place of the input. It has a background, since the cover may be of any colour. */
export const ChoicesLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-4) var(--kl-size-8);
  align-items: center;
  padding: var(--kl-size-6) var(--kl-size-12);
  border-radius: var(--kl-radius-10);
  background: var(--kl-well);
  color: var(--kl-text);
  font-size: var(--kl-fs-14);

  > svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
    color: var(--kl-gold-text);
  }
  > span {
    flex: 1 1 10em;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > bdi {
    margin-inline-start: auto;
    color: var(--kl-gold-text);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
