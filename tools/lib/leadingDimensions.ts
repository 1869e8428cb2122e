export type Matrix = readonly (readonly number[])[];

/** The rows of a matrix in their leading principal components, without the first few. */
export function leading(rows: Matrix, { skip, take }: { skip: number; take: number }): { rows: Matrix } {
  const size = rows[0]!.length;
  const mean = Array.from(
    { length: size },
    (_, at) => rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length,
  );
  const centred = rows.map((row) => row.map((value, at) => value - mean[at]!));
  const axes = axesOf(covariance(centred, size)).slice(skip, skip + take);
  return {
    rows: centred.map((row) =>
      axes.map((axis) => axis.reduce((sum, value, at) => sum + value * row[at]!, 0)),
    ),
  };
}

function covariance(rows: Matrix, size: number): number[][] {
  const found = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (const row of rows) {
    for (let a = 0; a < size; a += 1) for (let b = a; b < size; b += 1) found[a]![b]! += row[a]! * row[b]!;
  }
  for (let a = 0; a < size; a += 1) for (let b = 0; b < a; b += 1) found[a]![b] = found[b]![a]!;
  return found;
}

/** The eigenvectors of a symmetric matrix by descending eigenvalue (Jacobi's rotations). */
function axesOf(matrix: number[][]): number[][] {
  const size = matrix.length;
  const vectors = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (_unused, b) => (a === b ? 1 : 0)),
  );
  for (let sweep = 0; sweep < 12; sweep += 1) {
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) rotate(matrix, vectors, p, q);
    }
  }
  return Array.from({ length: size }, (_, at) => at)
    .sort((a, b) => matrix[b]![b]! - matrix[a]![a]!)
    .map((column) => vectors.map((row) => row[column]!));
}

function rotate(matrix: number[][], vectors: number[][], p: number, q: number): void {
  const off = matrix[p]![q]!;
  if (Math.abs(off) < 1e-12) return;
  const theta = (matrix[q]![q]! - matrix[p]![p]!) / (2 * off);
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  const turn = (row: number[]) => {
    const [x, y] = [row[p]!, row[q]!];
    row[p] = c * x - s * y;
    row[q] = s * x + c * y;
  };
  for (const row of matrix) turn(row);
  const [rowP, rowQ] = [matrix[p]!, matrix[q]!];
  for (let at = 0; at < rowP.length; at += 1) {
    const [x, y] = [rowP[at]!, rowQ[at]!];
    rowP[at] = c * x - s * y;
    rowQ[at] = s * x + c * y;
  }
  for (const row of vectors) turn(row);
}
