import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading, plainList } from '../../../theme/elements.ts';

export const DetailRoot = styled.article`
  min-inline-size: 0;
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-1);
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-14);
  padding: var(--kl-size-16);
  border-block-end: var(--kl-hairline) solid var(--kl-line);

  ${media.compact} {
    grid-template-columns: 190px minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--kl-size-20);
    padding: var(--kl-size-20) var(--kl-size-22);
  }
`;

export const Cover = styled.div`
  aspect-ratio: 16 / 9.9;
  border-radius: var(--kl-radius-6);
  overflow: hidden;
`;

export const Named = styled.div`
  min-inline-size: 0;
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8);
`;

export const Title = styled.h2`
  ${plainHeading}
  margin-block: var(--kl-size-10) var(--kl-size-2);
  font-size: var(--kl-fs-26);
  overflow-wrap: anywhere;
`;

export const Tagline = styled.p`
  color: var(--kl-text-soft);
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  margin-block-start: var(--kl-size-4);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
`;

export const Links = styled.div`
  display: flex;
  gap: var(--kl-size-8);

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
  gap: var(--kl-size-8);
  padding: var(--kl-size-18) var(--kl-size-16);
  border-block-end: var(--kl-hairline) solid var(--kl-line);
  overflow-wrap: anywhere;

  ${media.compact} {
    padding-inline: var(--kl-size-22);
  }
`;

export const PartTitle = styled.h3`
  ${plainHeading}
  color: var(--kl-text-soft);
  font: 600 var(--kl-fs-14) / var(--kl-lh-ui) var(--kl-font-ui);
`;

export const Answer = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-14);
  padding: var(--kl-size-18) var(--kl-size-16) var(--kl-size-22);

  ${media.compact} {
    padding-inline: var(--kl-size-22);
  }
`;

export const Answers = styled.div`
  display: grid;
  gap: var(--kl-size-12);

  ${media.compact} {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
  }
  svg[data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-8);
`;

export const FindingList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-10);
  ${plainList}
`;

export const FindingItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--kl-size-4) var(--kl-size-10);

  > :last-child {
    flex: 1 1 18em;
    min-inline-size: 0;
  }
`;

export const Scene = styled.b`
  font-weight: 600;
`;

export const Scenes = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-18);
  ${plainList}
`;

export const SceneItem = styled.li`
  display: grid;
  gap: var(--kl-size-6);
  white-space: pre-wrap;

  > ul {
    display: grid;
    gap: var(--kl-size-4);
    ${plainList}
  }
`;

export const SceneName = styled.h4`
  ${plainHeading}
  font: 600 var(--kl-fs-16) / var(--kl-lh-ui) var(--kl-font-ui);
`;

export const ChoiceItem = styled.li`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);

  > svg {
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
    vertical-align: -0.1em;
  }
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
`;

export const Target = styled.span`
  color: var(--kl-text-mute);
`;

export const Changed = styled.section`
  display: grid;
  gap: var(--kl-size-4);
  padding-block: var(--kl-size-10);
  border-block-end: var(--kl-hairline) solid var(--kl-line);

  > h4 {
    margin: 0;
    font: 600 var(--kl-fs-14) / 1.4 var(--kl-font-ui);
  }
  > p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  del {
    background: var(--kl-danger-soft);
    color: var(--kl-danger-text);
  }
  ins {
    background: var(--kl-success-soft);
    color: var(--kl-success-text);
  }
`;
