import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const DetailRoot = styled.article`
  min-inline-size: 0;
  border-radius: 10px;
  background: var(--surface-1);
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: var(--s-4);
  border-block-end: 1px solid var(--line);

  ${media.compact} {
    grid-template-columns: 190px minmax(0, 1fr) auto;
    align-items: start;
    gap: 20px;
    padding: 20px 22px;
  }
`;

export const Cover = styled.div`
  aspect-ratio: 16 / 9.9;
  border-radius: 6px;
  overflow: hidden;
`;

export const Named = styled.div`
  min-inline-size: 0;
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
`;

export const Title = styled.h2`
  margin-block: 10px 2px;
  font-size: 1.625rem;
  overflow-wrap: anywhere;
`;

export const Tagline = styled.p`
  color: var(--text-soft);
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  margin-block-start: 4px;
  color: var(--text-mute);
  font-size: var(--fs-13);
`;

export const Links = styled.div`
  display: flex;
  gap: var(--s-2);

  > a {
    flex: 1;
  }
  ${media.compact} {
    flex-direction: column;
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  padding: 18px var(--s-4);
  border-block-end: 1px solid var(--line);
  overflow-wrap: anywhere;

  ${media.compact} {
    padding-inline: 22px;
  }
`;

export const PartTitle = styled.h3`
  color: var(--text-soft);
  font: 600 var(--fs-14) / var(--lh-ui) var(--font-ui);
`;

export const Answer = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 18px var(--s-4) 22px;

  ${media.compact} {
    padding-inline: 22px;
  }
`;

export const Answers = styled.div`
  display: grid;
  gap: var(--s-3);

  ${media.compact} {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
  }
  .lucide-corner-up-left:dir(rtl) {
    transform: scaleX(-1);
  }
`;
