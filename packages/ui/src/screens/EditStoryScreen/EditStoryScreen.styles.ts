import styled from '../../theme/styled.ts';
import { bottomBar, clearOfBottomBar } from '../../theme/bottomBar.ts';
import { media } from '../../theme/media.ts';
import { plainHeading } from '../../theme/elements.ts';

export const EditRoot = styled.div`
  ${clearOfBottomBar}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-20);
  padding-block-start: var(--kl-size-20);
`;

export const StoryForm = styled.form`
  min-inline-size: 0;
`;

/** At the end of the heading. */
export const Publish = styled.div`
  margin-inline-start: auto;
`;

export const Back = styled.p`
  margin-block-end: calc(-1 * var(--kl-size-12));
  font-weight: 500;

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--kl-size-8);
    min-block-size: var(--kl-ctl-sm);
    color: var(--kl-text-soft);
  }
  a:hover {
    color: var(--kl-text);
  }
  svg {
    color: var(--kl-gold-text);
  }
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
  ${media.touch} {
    a {
      min-block-size: var(--kl-ctl);
    }
  }
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8) var(--kl-size-18);
`;

export const Title = styled.h1`
  ${plainHeading}
  padding-block-start: 0.1em;
  font-size: var(--kl-fs-30);

  ${media.compact} {
    font-size: var(--kl-fs-38);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--kl-size-24) var(--kl-size-44);

  ${media.desktop} {
    grid-template-columns: minmax(0, 760px) minmax(0, 340px);
    justify-content: space-between;
  }
`;

export const Aside = styled.aside`
  min-inline-size: 0;

  ${media.desktop} {
    position: sticky;
    inset-block-start: var(--kl-size-20);
  }
`;

/** Fixed at the bottom of the screen. */
export const SaveBar = styled.div`
  ${bottomBar}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-10) var(--kl-size-12);
  margin-block-start: var(--kl-size-12);
  margin-inline: calc(-1 * var(--kl-gutter));
  padding: var(--kl-size-10) var(--kl-gutter);
  border-block-start: var(--kl-hairline) solid var(--kl-line);
  background: var(--kl-bg);

  > button {
    flex: 1;
  }
  ${media.compact} {
    min-block-size: var(--kl-size-72);

    > button {
      flex: none;
    }
  }
`;

export const Unsaved = styled.div`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: var(--kl-size-10);
  color: var(--kl-text-soft);

  &[data-any]::before {
    content: '';
    inline-size: var(--kl-size-10);
    block-size: var(--kl-size-10);
    border-radius: var(--kl-radius-pill);
    background: var(--kl-warning-text);
  }
  ${media.compact} {
    flex: 1;
  }
`;
