import { NODES_MAX } from '@kathaloka/contract/limits';
import { StoryCreate, StoryNode, StoryUpdate } from '@kathaloka/contract/entities';
import type { Endpoint } from '@kathaloka/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { checkedInPieces } from './checkedInPieces.ts';

export const hasScenes = ({ body }: Endpoint): boolean => body === StoryCreate || body === StoryUpdate;

/** Checks the scenes of a sent story, before the schema of the body checks everything else. */
export async function checkSentScenes({ body }: FastifyRequest): Promise<void> {
  const { story_structure: structure } = (body ?? {}) as { readonly story_structure?: { nodes?: unknown } };
  const nodes = structure?.nodes;
  if (typeof nodes !== 'object' || nodes === null || Object.keys(nodes).length > NODES_MAX) return;
  structure!.nodes = await checkedInPieces(StoryNode, nodes as Readonly<Record<string, unknown>>);
}
