/** A position in a list that is ordered by time, then by id. */
export interface ListPosition {
  createdAt: Date;
  id: string;
}

/** Order of lists with the newest first. */
export const NEWEST_FIRST: [{ createdAt: 'desc' }, { id: 'desc' }] = [{ createdAt: 'desc' }, { id: 'desc' }];

/** Condition for what follows a position with the newest first; none without a position. */
export const afterPosition = (after: ListPosition | undefined) =>
  // The second condition implies the first, which lets the index find the position.
  after && {
    createdAt: { lte: after.createdAt },
    OR: [{ createdAt: { lt: after.createdAt } }, { id: { lt: after.id } }],
  };
