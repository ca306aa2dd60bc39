import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

interface Transaction {
  connection: pg.PoolClient | undefined;
  /** Of `performance.now()`. */
  endsAt: number;
}

type Callback = Parameters<InstanceType<typeof pg.Pool>['connect']>[0];

/** Prisma's code of what is asked of a transaction that has ended. */
const TRANSACTION_ENDED = 'P2028';

/** A pool that knows which connection a transaction of Prisma has, which Prisma does not tell. */
export class TransactionPool extends pg.Pool {
  readonly #starting = new AsyncLocalStorage<Transaction>();
  readonly #transactionMs: number;

  /** A transaction is not used for longer than `transactionMs`: then Prisma ends it, and its connection may have another. */
  constructor({ transactionMs, ...options }: pg.PoolConfig & { transactionMs: number }) {
    super(options);
    this.#transactionMs = transactionMs;
  }

  /** Runs what begins a transaction first of all. `connection` returns its connection from when it has begun until it ends. */
  inTransaction<T>(run: (connection: () => pg.PoolClient) => Promise<T>): Promise<T> {
    const transaction: Transaction = { connection: undefined, endsAt: 0 };
    const connection = (): pg.PoolClient => {
      if (transaction.connection && performance.now() < transaction.endsAt) return transaction.connection;
      throw Object.assign(new Error('the transaction has ended'), { code: TRANSACTION_ENDED });
    };
    return this.#starting
      .run(transaction, () => run(connection))
      .finally(() => {
        transaction.connection = undefined;
      });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    const transaction = this.#starting.getStore();
    return super.connect().then((connection) => {
      if (transaction && transaction.endsAt === 0)
        Object.assign(transaction, { connection, endsAt: performance.now() + this.#transactionMs });
      return connection;
    });
  }
}
