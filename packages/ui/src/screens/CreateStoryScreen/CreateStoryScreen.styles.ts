import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const CreateRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 14px;
  padding-block: 20px var(--s-5);

  ${media.compact} {
    padding-block-start: 34px;
  }
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 4px 16px;
`;

export const Title = styled.h1`
  font-size: var(--fs-30);

  ${media.compact} {
    font-size: var(--fs-38);
  }
`;

export const Kept = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--text-mute);
  font-size: var(--fs-14);
`;

export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: 36px;
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-inline-size: 0;

  ${media.desktop} {
    position: sticky;
    inset-block-start: 20px;
  }
`;

/** On a phone it stays at the foot of the screen. */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--z-raised);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 12px;
  margin-inline: calc(-1 * var(--gutter));
  padding: 10px var(--gutter) 14px;
  border-block-start: 1px solid var(--line);
  background: var(--bg);

  > button {
    flex: 1;
    padding-inline: 10px;
  }
  [data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
  ${media.compact} {
    position: static;
    margin-inline: 0;
    padding-inline: 0;
    border: 0;

    > button {
      flex: none;
      padding-inline: 20px;
    }
  }
`;

export const BarText = styled.p`
  order: -1;
  flex: 1 0 100%;
  color: var(--text-soft);
  font-size: var(--fs-14);
  text-align: center;

  ${media.compact} {
    order: 0;
    flex: 1;
    text-align: end;
  }
`;

export const Forward = styled.span`
  display: inline-flex;
`;
