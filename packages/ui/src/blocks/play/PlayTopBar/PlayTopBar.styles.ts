import styled from '../../../theme/styled.ts';
import { finerMedia } from '../../../theme/finerMedia.ts';
import { media } from '../../../theme/media.ts';
import { BarButton } from '../BarButton.styles.ts';
import { plainHeading } from '../../../theme/elements.ts';

/** The top bar in one row. */
export const Bar = styled.header`
  position: relative;
  z-index: var(--kl-z-nav);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--kl-size-8);
  align-items: center;
  padding: var(--kl-size-4) var(--kl-size-8);

  ${media.compact} {
    grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
    gap: var(--kl-size-16);
    min-block-size: var(--kl-size-72);
    padding: var(--kl-size-12) var(--kl-size-24);
  }
  ${finerMedia.low} {
    min-block-size: 0;
    padding-block: var(--kl-size-4);
  }
`;

/** The end of the bar: its controls, and the button of the menu. */
export const End = styled.div`
  display: flex;
  gap: var(--kl-size-10);
  justify-self: end;
`;

/** The menu, under its button. */
const leaf = `
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: var(--kl-size-8);
  display: none;
  min-inline-size: 220px;
  padding: var(--kl-size-10);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  box-shadow: var(--kl-shadow-3);
`;

/** The buttons at an end of the bar; on a phone those at the end are a menu under it. */
export const Side = styled.div`
  display: flex;
  gap: var(--kl-size-10);

  /* The menu is visible while loading, since it is the same for each session. */
  &[data-loading] > :not([data-menu-rows]) {
    visibility: hidden;
  }
  ${finerMedia.small} {
    &[data-side='end'] {
      ${leaf}
    }
    &[data-open] {
      display: grid;
    }
  }
`;

/** The rows of the menu; on a phone the controls of the bar are rows as well. */
export const MenuRows = styled.div`
  ${media.compact} {
    ${leaf}
    inset-inline-end: var(--kl-size-24);

    [data-open] > & {
      display: grid;
    }
  }
  ${finerMedia.small} {
    display: grid;
  }
`;

export const OnPhone = styled.span`
  display: none;

  ${finerMedia.small} {
    display: grid;
  }
`;

export const OnDesk = styled.span`
  display: contents;

  ${finerMedia.small} {
    display: none;
  }
`;

export const MenuButton = styled(BarButton)`
  ${media.compact} {
    &[data-phone-only] {
      display: none;
    }
  }
`;

/** The title, on a leaf with a string hole at both ends. */
export const TitleLeaf = styled.h1`
  ${plainHeading}
  --kl-hole: var(--kl-size-6);
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: var(--kl-size-26);
  justify-self: center;
  padding: var(--kl-size-2) var(--kl-size-22) 0;
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-6);
  background: var(--kl-surface-1);
  box-shadow: var(--kl-shadow-2);
  color: var(--kl-text);
  font-size: var(--kl-fs-14);
  line-height: calc(var(--kl-lh-title) * 0.96);
  text-align: center;

  &[data-loading] {
    visibility: hidden;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - var(--kl-hole) / 2);
    inline-size: var(--kl-hole);
    block-size: var(--kl-hole);
    border-radius: 50%;
    background: var(--kl-string-hole);
    box-shadow: 0 0 0 var(--kl-edge-ring) var(--kl-rule);
  }
  &::before {
    inset-inline-start: var(--kl-size-8);
  }
  &::after {
    inset-inline-end: var(--kl-size-8);
  }
  &:lang(ur) {
    padding-block: 0;
    line-height: 2.1;
  }
  ${media.compact} {
    --kl-hole: var(--kl-size-12);
    min-block-size: var(--kl-ctl);
    padding: var(--kl-size-4) var(--kl-size-48) 0;
    font-size: var(--kl-fs-18);

    &::before {
      inset-inline-start: var(--kl-size-18);
    }
    &::after {
      inset-inline-end: var(--kl-size-18);
    }
  }
`;

const line = `
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  overflow-wrap: anywhere;

  /* Nastaliq extends above its line. */
  &:lang(ur) {
    padding-block-start: 0.3em;
  }
`;

export const LongTitle = styled.span`
  ${line}
  -webkit-line-clamp: 2;

  &[data-has-short] {
    display: none;
  }
  ${media.compact} {
    &[data-has-short] {
      display: -webkit-box;
    }
  }
`;

export const ShortTitle = styled.span`
  ${line}
  -webkit-line-clamp: 2;

  ${media.compact} {
    display: none;
  }
`;
