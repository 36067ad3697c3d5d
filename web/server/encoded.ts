/** A body that is JSON already, because most of it was made before. */
export class Encoded<out Body> {
  declare protected readonly body: Body;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}
