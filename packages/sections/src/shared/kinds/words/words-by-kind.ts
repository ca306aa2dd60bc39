/** Words of one language for kinds, by the names of these, as alternatives like those in `Kind`. */
export type WordsByKind = Readonly<Record<string, string>>;
