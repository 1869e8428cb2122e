import type { MyData } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { JsonStream } from '../../../platform/http/jsonStream.ts';

/** Exports everything stored about a person, except hashes and data about other people. */
export async function downloadMyData(deps: Deps, user: SignedInUser): Promise<JsonStream<MyData>> {
  return new JsonStream<MyData>({
    exported_at: deps.clock().toISOString(),
    ...(await deps.personalData.exportFor(deps, user)),
  });
}
