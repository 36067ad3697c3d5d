import { expect, test } from "vitest";
import { makeServerContact } from "./serverContact.ts";

const setUp = () => {
  const window = new EventTarget();
  const contact = makeServerContact(window);
  return { contact, loseNetwork: () => window.dispatchEvent(new Event("offline")) };
};

test("a server that answers without a network is there until the network goes again", () => {
  const { contact, loseNetwork } = setUp();
  loseNetwork();
  expect(contact.hasAnswered()).toBe(false);
  contact.asked().answered();
  expect(contact.hasAnswered()).toBe(true);
  loseNetwork();
  expect(contact.hasAnswered()).toBe(false);
});

test("an answer that was asked for before the network went does not say that there is one", () => {
  const { contact, loseNetwork } = setUp();
  const call = contact.asked();
  loseNetwork();
  call.answered();
  expect(contact.hasAnswered()).toBe(false);
});

test("a server that does not answer any more is gone", () => {
  const { contact } = setUp();
  const said: Array<boolean> = [];
  contact.listen(() => said.push(contact.hasAnswered()));
  contact.asked().answered();
  contact.asked().unanswered();
  contact.asked().unanswered();
  expect(said).toEqual([true, false]);
});
