import styled from '../../../theme/styled.ts';
import { plainHeading } from '../../../theme/elements.ts';
import { finerMedia } from '../../../theme/finerMedia.ts';
import { media } from '../../../theme/media.ts';

/** The panel in place of the commands; for touch it fills the screen. */
export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-8);
  padding: var(--kl-size-10) var(--kl-size-14);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  color: var(--kl-text);

  &[data-whole] {
    position: fixed;
    z-index: var(--kl-z-nav);
    inset: 0;
    grid-template-rows: auto minmax(40%, 1fr);
    grid-auto-rows: auto;
    padding-block-end: max(var(--kl-size-10), env(safe-area-inset-bottom));
    border: 0;
    border-radius: 0;
    overflow: hidden auto;
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--kl-size-12);
`;

export const Title = styled.h2`
  ${plainHeading}
  font-size: var(--kl-fs-18);
`;

export const Status = styled.p`
  margin: 0;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);

  &[data-listening] {
    color: var(--kl-gold-text);
    font-weight: 600;
  }
`;

/** The large control, with the current sentence. */
export const Surface = styled.div`
  display: grid;
  align-content: center;
  gap: var(--kl-size-10);
  min-block-size: var(--kl-size-72);
  padding: var(--kl-size-10) var(--kl-size-14);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-2);
  cursor: pointer;
  touch-action: none;
  user-select: none;
  -webkit-touch-callout: none;

  ${media.compact} {
    /* Reserves the height of a long sentence, so that the log above does not change its height. */
    min-block-size: 136px;
  }
`;

export const Spoken = styled.p`
  margin: 0;
  font-family: var(--kl-font-tale);
  font-size: var(--kl-fs-20);
  line-height: var(--kl-lh-tale);
  text-align: center;
  overflow-wrap: anywhere;

  [data-whole] & {
    font-size: var(--kl-fs-24);
  }
`;

export const Help = styled.p`
  margin: 0;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  line-height: var(--kl-lh-ui);
  text-align: center;
`;

export const Answering = styled.div`
  display: grid;
  gap: var(--kl-size-6);

  > p {
    margin: 0;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--kl-size-8) var(--kl-size-14);
`;

export const Pair = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-8);
`;

export const Speed = styled.span`
  min-inline-size: var(--kl-size-84);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  text-align: center;
`;

export const Voices = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 0 1 auto;
  gap: var(--kl-size-8);
  max-inline-size: 100%;

  > * {
    flex: 1 1 130px;
    max-inline-size: 260px;
  }
  ${finerMedia.low} {
    display: none;
  }
`;
