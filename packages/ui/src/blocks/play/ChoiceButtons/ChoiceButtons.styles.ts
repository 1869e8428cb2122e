import styled from '../../../theme/styled.ts';
import { finerMedia } from '../../../theme/finerMedia.ts';
import { media } from '../../../theme/media.ts';
import { plainButton } from '../../../theme/elements.ts';

export const Choices = styled.fieldset`
  display: grid;
  gap: var(--kl-size-6);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--kl-size-10);
  }
`;

export const Choice = styled.button`
  ${plainButton}
  display: grid;
  grid-template-columns: var(--kl-size-26) minmax(0, 1fr);
  align-items: center;
  gap: var(--kl-size-10);
  min-block-size: var(--kl-size-48);
  padding: var(--kl-size-4) var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-gold);
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-2);
  color: var(--kl-text);
  font-size: var(--kl-fs-16);
  line-height: calc(var(--kl-lh-tale) * 0.8);
  text-align: start;
  overflow-wrap: anywhere;
  transition: background var(--kl-t-1);

  &:hover:enabled,
  &[data-hover] {
    background: var(--kl-surface-3);
  }
  &[data-meant] {
    box-shadow: inset 0 0 0 var(--kl-hairline) var(--kl-gold);
  }
  &:disabled {
    border-color: var(--kl-line);
    color: var(--kl-text-mute);
    cursor: not-allowed;
  }

  ${media.compact} {
    grid-template-columns: var(--kl-size-32) minmax(0, 1fr);
    gap: var(--kl-size-12);
    min-block-size: var(--kl-size-64);
    padding: var(--kl-size-10) var(--kl-size-18);
    font-size: var(--kl-fs-17);

    &:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  ${finerMedia.small} {
    /* The lines of Nastaliq have room of their own, but some words rise above it. */
    [dir='rtl'] > & {
      padding-block: var(--kl-size-8) 0;
    }
  }
  ${finerMedia.low} {
    min-block-size: var(--kl-size-48);
    padding-block: var(--kl-size-6);
    font-size: var(--kl-fs-16);
  }
`;

export const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: var(--kl-size-26);
  block-size: var(--kl-size-26);
  padding-block-start: var(--kl-size-2);
  border: var(--kl-hairline) solid currentColor;
  border-radius: 50%;
  color: var(--kl-gold-text);
  font: 600 var(--kl-fs-16) / 1 var(--kl-font-title);

  ${media.compact} {
    inline-size: var(--kl-size-32);
    block-size: var(--kl-size-32);
    padding-block-start: var(--kl-size-4);
    font-size: var(--kl-fs-20);
  }

  :disabled > & {
    color: inherit;
  }
`;

export const ChoiceText = styled.span`
  font-family: var(--kl-font-tale);
  line-height: calc(var(--kl-lh-ui) * 0.9);

  ${media.compact} {
    line-height: var(--kl-lh-ui);
  }

  /* Nastaliq rises above its line and would touch the border. */
  &:lang(ur) {
    display: block;
    padding-block-start: 0.4em;
    line-height: var(--kl-lh-ui);
  }

  /* Compensates for tall scripts, so that the tale has as much room on a phone as in English. */
  ${finerMedia.small} {
    &:not(:lang(en)) {
      display: block;
      margin-block: calc(-1 * var(--kl-size-2));
      line-height: calc(var(--kl-lh-ui) * 0.87);
    }
    /* Some words rise above the room of their line, and none falls as far below it. */
    &:lang(ur):last-child {
      position: relative;
      inset-block-start: 0.42em;
    }
  }
`;

/** The question whether this choice was meant, quieter than the choice. */
export const Question = styled.span`
  display: block;
  color: var(--kl-gold-text);
  font: 400 var(--kl-fs-13) / 1.4 var(--kl-font-ui);

  :disabled > * > & {
    color: inherit;
  }
`;

export const Detour = styled.span`
  display: block;
  color: var(--kl-text-mute);
  font: 400 var(--kl-fs-13) / 1.4 var(--kl-font-ui);
`;

/** The chance of an attempt. */
export const Chance = styled(Detour)`
  font-style: italic;

  &:lang(ur) {
    font-style: normal;
  }
`;

/** The quiet line below the choices. */
export const Below = styled.div`
  display: grid;
  grid-column: 1 / -1;
  justify-items: end;
`;

/** Shows the chances in percent. */
export const InPercent = styled.button`
  ${plainButton}
  min-block-size: var(--kl-ctl);
  padding-inline: var(--kl-size-12);
  border-radius: var(--kl-radius-pill);
  /* The background may have any colour. */
  background: var(--kl-glass);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);
  text-decoration: underline dotted;
  text-underline-offset: 0.3em;

  &[aria-pressed='true'] {
    text-decoration-style: solid;
  }
`;

/** The question above choices that put something down. */
export const Lead = styled.p`
  grid-column: 1 / -1;
  justify-self: start;
  margin: 0;
  padding: var(--kl-size-4) var(--kl-size-12);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-glass);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;

/** The form under the choice that asks. */
export const Answer = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-column: 1 / -1;
  gap: var(--kl-size-6) var(--kl-size-10);
  /* The background may have any colour, so the hint needs its own. */
  padding: var(--kl-size-8);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
`;

export const AnswerHint = styled.span`
  grid-column: 1 / -1;
  color: var(--kl-text-mute);
  font: 400 var(--kl-fs-13) / 1.4 var(--kl-font-ui);
`;
